export const privacy = {
	'privacy.log_in': 'Log in to see or delete your data.',
	'privacy.download_expired': 'This download has expired. Confirm your password again.',
	'privacy.money_owed': ({ orderId, amount }: { orderId: string; amount: number }) =>
		`The shop owes you ₹${amount.toFixed(2)} of order ${orderId}. Say on its page where it goes, then delete your account.`,
	'privacy.open_orders': ({ id }: { id: string }) =>
		`Order ${id} is not done yet. Cancel it or wait until it is done, then delete your account.`,
}
