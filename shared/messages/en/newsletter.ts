export const newsletter = {
	'newsletter.email_required': 'Email is required.',
}
