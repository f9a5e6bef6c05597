export const privacy = {
	'privacy.log_in': 'Log in to see or delete your data.',
	'privacy.download_expired': 'This download has expired. Confirm your password again.',
	'privacy.open_orders': ({ id }: { id: string }) =>
		`Order ${id} is not done yet. Cancel it or wait until it is done, then delete your account.`,
}
