import { routesTagged } from '../../http/call.ts'
import { respond, respondPage } from '../../http/respond.ts'
import { list, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { sendAgain } from './commands.ts'
import { chooseMails, mailChoices } from './internal/choices.ts'
import { mayChoose, maySeeMails } from './policy.ts'
import { listMails, previewMail, readMail } from './queries.ts'
import {
	Mail,
	MailChoices,
	MailChoicesChange,
	MailPreview,
	MailQuery,
	PreviewParam,
	ReadMail,
} from './schema.ts'

const call = routesTagged('Mail')

export function mailRoutes() {
	return newRouter()
		.openapi(
			call('GET /mails', maySeeMails, {
				summary: 'What the store has written (admin)',
				query: MailQuery,
				responses: list(Mail, 'The last written first'),
			}),
			(c) => respondPage(c, listMails, c.req.valid('query')),
		)
		.openapi(
			call('GET /mails/{id}', maySeeMails, {
				summary: 'A mail as it reads (admin)',
				description: 'Without what only its recipient may know, such as the token of a link.',
				responses: ok(ReadMail, 'The mail'),
			}),
			(c) => respond(c, readMail, c.req.valid('param').id),
		)
		.openapi(
			call('POST /mails/{id}/retry', maySeeMails, {
				summary: 'Send a mail that failed, or was held, once more (admin)',
				responses: ok(Mail, 'Due at once', 409),
			}),
			(c) => respond(c, sendAgain, c.req.valid('param').id),
		)
		.openapi(
			call('GET /mail-previews/{template}', maySeeMails, {
				summary: 'How a mail reads, with made-up figures (admin)',
				params: PreviewParam,
				responses: ok(MailPreview, 'The mail', 422),
			}),
			(c) => respond(c, previewMail, c.req.valid('param').template),
		)
		.openapi(
			call('GET /profile/mails', mayChoose, {
				summary: 'What mail one may choose to get',
				responses: ok(MailChoices, 'Of one’s role; what an order needs is always sent'),
			}),
			(c) => respond(c, mailChoices),
		)
		.openapi(
			call('PUT /profile/mails', mayChoose, {
				summary: 'Choose what mail one gets',
				body: body(MailChoicesChange),
				responses: ok(MailChoices, 'As it is now'),
			}),
			(c) => respond(c, chooseMails, c.req.valid('json')),
		)
}
