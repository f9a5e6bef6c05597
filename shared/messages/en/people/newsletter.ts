export const newsletter = {
	'newsletter.email_required': 'Email is required.',
	'newsletter.link_not_right':
		'This link is not right, or has expired. Subscribe again to get a new one.',
	'newsletter.admins_only': 'Only an admin can see who has subscribed.',
	'newsletter.log_in_as_admin': 'Log in as an admin to see who has subscribed.',
}
