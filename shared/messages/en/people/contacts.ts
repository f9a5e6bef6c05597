export const contacts = {
	'contacts.contact_wrong':
		'Give a phone number of at least six digits, or a mail address such as asha@example.com.',
	'contacts.text_required': 'Write down what was said.',
	'contacts.note_not_found': 'This note is gone.',
	'contacts.admins_only': 'Only an admin can read and write notes about a person.',
	'contacts.log_in_as_admin': 'Log in as an admin to read and write notes about a person.',
}
