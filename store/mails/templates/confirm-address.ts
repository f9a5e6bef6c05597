import { linkMail } from '../shop-mail.ts'

export const confirmAddress = linkMail<'confirm-address'>({
	words: 'mail.confirm_address',
	sample: { path: '/confirm?token=', secret: 'sample' },
	reason: 'mail.because_of_address',
})
