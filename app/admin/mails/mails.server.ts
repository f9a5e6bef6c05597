import { api, type Context, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'
import { stateIn } from '../../components/portal/states'
import { tryAgain } from '../try-again.server'
import { STATES } from './mail-labels'

const PAGE_SIZE = 25

/** The mails the address asks for. @throws a redirect to the last page there is */
export async function loadMails(context: Context, request: Request) {
	const state = stateIn(STATES, request)
	return readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).mail.mails.$get({ query: { ...state, ...part } })),
	)
}

/** Has a mail sent again. @throws a redirect back, where no script has sent it */
export const sendAgain = tryAgain(
	(of, { context }) => api(context).mail.mails[':id'].retry.$post(of),
	'sent',
)

/** The policy of a mail shown on its own: its own colours and pictures, and nothing that runs. */
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
