interface OfOrder {
	orderId: string
}

const REASONS = {
	abuse: 'It insults or threatens somebody.',
	'personal-data': 'It has personal data in it, such as a phone number or an address.',
	'off-topic': 'It is not about what you bought or how it was installed.',
}

/** Texts of mails about reviews. */
export const reviews = {
	'mail.review_request.subject': ({ orderId }: OfOrder) => `How was your order ${orderId}?`,
	'mail.review_request.title': 'How did it go?',
	'mail.review_request.text': ({ isInstalled }: { isInstalled: boolean }) =>
		isInstalled
			? 'Your system has been installed for a week. Your review helps the next home to choose its parts and its installer, good or bad.'
			: 'Your order has been delivered for a week. Your review helps the next home to choose, good or bad.',
	'mail.review_request.shown':
		'Your first name, your city and the month are shown with it, and nothing else of you.',
	'mail.review_request.button': 'Write a review',
	'mail.review_request.note': 'This is the only mail that asks you about this order.',

	'mail.review_hidden.subject': ({ orderId }: OfOrder) => `Your review of order ${orderId}`,
	'mail.review_hidden.title': 'We have hidden your review',
	'mail.review_hidden.text': 'We have read your review and do not show it, for this reason:',
	'mail.review_hidden.reason': ({ reason }: { reason: keyof typeof REASONS }) => REASONS[reason],
	'mail.review_hidden.next':
		'We never hide a review for a low mark. You can write it anew for 14 days after you first wrote it; we read it, and then show it.',
	'mail.review_hidden.button': 'See your review',
}
