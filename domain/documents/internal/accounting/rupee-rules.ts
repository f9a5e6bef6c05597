/** Paise in a column of rupees: `1234.50`; nothing where there is no amount. */
export const rupees = (amount: number | null): string | null =>
	amount === null ? null : (amount / 100).toFixed(2)
