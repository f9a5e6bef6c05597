export const feedback = {
	'feedback.bad_status': 'Status must be Pending, Reviewed or Resolved.',
	'feedback.name_required': 'Name is required.',
	'feedback.email_required': 'Email is required.',
	'feedback.subject_required': 'Subject is required.',
	'feedback.message_required': 'Message is required.',
	'feedback.new_from': ({ name }: { name: string }) => `New feedback from ${name}`,
	'feedback.choose': 'Choose at least one message.',
	'feedback.reply_required': 'Type the reply.',
	'feedback.not_found': 'There is no feedback with this id.',
	'feedback.admins_only': 'Only an admin can read feedback.',
	'feedback.log_in_as_admin': 'Log in as an admin to read feedback.',
}
