export const AddKeys = () => null
