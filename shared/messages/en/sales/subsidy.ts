export const subsidy = {
	'subsidy.not_found': 'No subsidy is expected for this order, or it is not yours.',
	'subsidy.not_admins': 'Only the buyer and the installer of the order do this.',
	'subsidy.buyers_reminders': 'Only the buyer chooses whether mails remind them.',
	'subsidy.no_step': 'There is no step of this name.',
	'subsidy.not_next': 'Tick the steps one after the other: an earlier one is not done yet.',
	'subsidy.not_last': 'Take back the later steps first.',
	'subsidy.not_installed': 'The installer completes the installation first.',
	'subsidy.done_wrong': 'Say whether the step is done: true or false.',
	'subsidy.wanted_wrong': 'Say whether mails are wanted: true or false.',
	'subsidy.file_required': 'Choose a PDF or a picture.',
	'subsidy.wrong_type': 'Choose a PDF, or a picture as PNG, JPEG or WebP.',
	'subsidy.too_large': 'A paper may have 5 MB. Send a smaller picture of it.',
	'subsidy.too_many': ({ most }: { most: number }) =>
		`An order has room for ${most} papers. Delete one first.`,
	'subsidy.cover_first':
		'Cover the first eight digits of an Aadhaar number, if it shows one, and say so.',
	'subsidy.aadhaar_found':
		'This PDF has twelve digits in it that look like an Aadhaar number. Cover the first eight of them. If it is another number, send a picture of the page.',
	'subsidy.too_much_text':
		'This PDF has more text than is looked through for an Aadhaar number. Send only the pages that count, or a picture of them.',
	'subsidy.no_paper': 'There is no such paper.',
	'subsidy.may_not_open':
		'The link alone does not open papers. Log in with the account of the order.',
	'subsidy.lost_secret': 'This paper can no longer be read. Delete it, and send it again.',
}
