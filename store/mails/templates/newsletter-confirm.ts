import { linkMail } from '../shop-mail.ts'

export const newsletterConfirm = linkMail<'newsletter-confirm'>({
	words: 'mail.newsletter_confirm',
	sample: {
		path: '/newsletter/confirm?key=',
		secret: 'sample',
		unsubscribePath: '/newsletter/unsubscribe?key=',
	},
	reason: 'mail.because_of_address',
})
