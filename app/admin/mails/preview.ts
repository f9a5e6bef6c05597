import { api, read } from '../../api.server'
import type { Route } from './+types/preview'
import { isTemplate } from './mail-labels'
import { mailPage } from './mails.server'

/** How a mail reads, with made-up figures. */
export async function loader({ request, context, params: { template } }: Route.LoaderArgs) {
	if (!isTemplate(template)) throw new Response(null, { status: 404 })
	const previews = api(context).mail['mail-previews']
	const { html } = await read(previews[':template'].$get({ param: { template } }))
	return mailPage(html, request)
}
