// React and the templates are read with the first mail: most processes send none.
import type { Mailer, RenderMail } from '../../domain/mail/mailer.ts'

export const renderMail: RenderMail = async (mail, shop) =>
	(await import('./render.tsx')).renderMail(mail, shop)

export const sampleMail: Mailer['sample'] = async (template) =>
	(await import('./render.tsx')).sampleMail(template)
