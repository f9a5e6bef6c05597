import { z } from 'zod'
import type { Mail } from '../../../domain/mail/schema'
import { requireRole } from '../../account/guard.server'
import { api, attempt, type Context, readPage } from '../../api.server'
import { redirectHere } from '../../portal/here.server'
import { readListPage } from '../../portal/paging.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Refused } from '../../ui/forms/problem'
import { isState } from './mail-labels'

const PAGE_SIZE = 25

/** The mails the address asks for. @throws a redirect to the last page there is */
export async function loadMails(context: Context, request: Request) {
	const state = new URL(request.url).searchParams.get('state')
	return readListPage(request, PAGE_SIZE, (part) =>
		readPage(
			api(context).mail.mails.$get({ query: { ...(isState(state) && { state }), ...part } }),
		),
	)
}

/** Has a mail sent again. @throws a redirect back, where no script has sent it */
export async function sendAgain(
	request: Request,
	context: Context,
): Promise<Refused | { problem: null; mail: Mail }> {
	await requireRole(context, request, ['Admin'])
	return formAction(request, ONE_FORM, {
		send: onForm(z.object({ id: Id }), async (param, form) => {
			const sent = await attempt(api(context).mail.mails[':id'].retry.$post({ param }))
			if (!sent.ok) return form.refuse(sent.problem)
			if (!form.stays) throw redirectHere(request, { done: 'sent' })
			return { problem: null, mail: sent.value }
		}),
	})
}

/** Of a mail shown on its own: its own colours and pictures, and nothing that runs. */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups"

const DARK = '@media (prefers-color-scheme:dark)'

/** A mail as its reader sees it: by their colour scheme, or by the one the address names. */
export function mailPage(html: string, request: Request): Response {
	const scheme = new URL(request.url).searchParams.get('scheme')
	const shown =
		scheme === 'dark' || scheme === 'light'
			? html.replace(DARK, scheme === 'dark' ? '@media all' : '@media not all')
			: html
	return new Response(shown, {
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': MAIL_POLICY,
			'cache-control': 'no-store',
		},
	})
}
