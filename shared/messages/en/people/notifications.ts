export const notifications = {
	'notifications.not_found': 'There is no notification with this id.',
	'notifications.log_in': 'Log in to see your notifications.',
	'notifications.log_in_for_events': 'Log in to receive events.',
	'notifications.read_wrong': 'Say whether it is read: true or false.',
	'notifications.cleared_at_wrong': 'Must be the time at which they were cleared.',
	'notifications.event_wrong': 'Must be the id of an event.',
	'notifications.too_many_streams':
		'This account has the store open in too many places at once. Close one of them.',
	'notifications.too_many_streams_of_network':
		'Your network has the store open in too many places at once.',
	/** A notification from before they were kept as codes. */
	'notifications.as_written': ({ text }: { text: string }) => text,
}
