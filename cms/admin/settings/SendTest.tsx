export const SendTest = () => null
