export const StockField = () => null
