import { renderToStaticMarkup } from 'react-dom/server'
import type { MailShop, MailToRender, RenderMail } from '../../domain/mail/mailer.ts'
import type { MailTemplate } from '../../domain/mail/templates.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../shared/messages/render.ts'
import type { Message } from '../../shared/messages/types.ts'
import type { MailContent, Template } from './content.ts'
import { MailPage } from './layout/page.tsx'
import { textOf } from './layout/text.ts'
import { TEMPLATES } from './templates/index.ts'

const say = (message: Message) => sentence(message, DEFAULT_LANGUAGE)

export const renderMail: RenderMail = async (mail, shop) => {
	const content = contentOf(mail, shop)
	const reading = { content, name: mail.name, shop, say }
	return {
		subject: say(content.subject),
		html: `<!doctype html>${renderToStaticMarkup(<MailPage {...reading} />)}`,
		text: textOf(reading),
	}
}

/** A mail with made-up figures, to a made-up person. */
export const sampleMail = (template: MailTemplate): MailToRender =>
	({ template, name: 'Asha Rao', data: TEMPLATES[template].sample }) as MailToRender

function contentOf({ template, data }: MailToRender, shop: MailShop): MailContent {
	// A template and its data come together in a mail; the compiler knows it of each mail, not of all.
	return (TEMPLATES[template] as Template<MailTemplate>).content(data as never, shop)
}
