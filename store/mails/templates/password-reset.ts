import { linkMail } from '../shop-mail.ts'

export const passwordReset = linkMail<'password-reset'>({
	words: 'mail.password_reset',
	sample: { path: '/reset?token=', secret: 'sample' },
	reason: 'mail.because_of_account',
})
