export const StockHelp = () => null
