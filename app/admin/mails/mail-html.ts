import { api, read } from '../../api.server'
import type { Route } from './+types/mail-html'
import { mailPage } from './mails.server'

/** A mail as its reader sees it. */
export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
	const { words } = await read(api(context).mail.mails[':id'].$get({ param: { id } }))
	if (!words) throw new Response(null, { status: 404 })
	return mailPage(words.html, request)
}
