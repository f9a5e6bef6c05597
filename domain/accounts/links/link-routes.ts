import { answerDone } from '../../../http/answer-call.ts'
import { anybody, callsUnder } from '../../../http/call.ts'
import { limited } from '../../../http/limits.ts'
import { done } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { NewPassword, ResetRequest } from './link-schema.ts'
import { askForReset, resetPassword } from './reset.ts'

const call = callsUnder('Accounts')

/** What is done by a link that only one person has. */
export function linkRoutes() {
	return newRouter()
		.openapi(
			call('POST /account/reset', anybody, {
				summary: 'Have a link to a new password mailed',
				description: 'Answered alike whether anybody has an account with the address or not.',
				body: body(ResetRequest),
				responses: done('Sent, if there is an account', 429),
			}),
			(c) => limited(c, 'messages', () => answerDone(c, askForReset, c.req.valid('json'))),
		)
		.openapi(
			call('PUT /account/reset', anybody, {
				summary: 'Set a new password by such a link; every session of the account ends',
				body: body(NewPassword),
				responses: done('Set', 404, 429),
			}),
			(c) => limited(c, 'logIn', () => answerDone(c, resetPassword, c.req.valid('json'))),
		)
}
