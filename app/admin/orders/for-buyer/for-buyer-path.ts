/** The page of an order for a buyer who has called. @param contact their phone number or mail address, however typed */
export const forBuyerPage = (contact?: string) =>
	`/admin/orders/new${contact ? `?${new URLSearchParams({ contact })}` : ''}`
