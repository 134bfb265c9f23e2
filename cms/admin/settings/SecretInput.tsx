export const SecretInput = () => null
