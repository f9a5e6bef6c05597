import { linkMail } from '../shop-mail.ts'

export const confirmDevice = linkMail<'confirm-device'>({
	words: 'mail.confirm_device',
	sample: { path: '/login/device?token=', secret: 'sample' },
	reason: 'mail.because_of_account',
})
