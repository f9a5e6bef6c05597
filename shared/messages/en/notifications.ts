export const notifications = {
	'notifications.too_many_streams':
		'This account has the store open in too many places at once. Close one of them.',
}
