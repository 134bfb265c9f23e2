export const EntitlementActions = () => null
