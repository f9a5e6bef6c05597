import { data } from 'react-router'
import { isKeyOf } from '../../shared/one-of'
import { api, read } from '../api.server'
import { canonical, pageTitle, shopName } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { markdownHtml } from '../ui/markdown.server'
import type { Route } from './+types/shop-text'
import { TextHtml } from './text-html'

const TITLES = { terms: 'Terms of sale', privacy: 'Privacy', returns: 'Returns' }

const isText = isKeyOf(TITLES)

const DESCRIPTIONS: Record<keyof typeof TITLES, (shop: string) => string> = {
	terms: (shop) => `The terms on which ${shop} sells.`,
	privacy: (shop) => `How ${shop} treats personal data.`,
	returns: (shop) => `How ${shop} takes goods back.`,
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData
		? [
				pageTitle(matches, loaderData.title),
				{ name: 'description', content: DESCRIPTIONS[loaderData.name](shopName(matches)) },
				...canonical(matches, `/${loaderData.name}`),
			]
		: [pageTitle(matches, 'Not found')]

/** @throws 404 where the shop has no such text */
export async function loader({ request, context }: Route.LoaderArgs) {
	const name = new URL(request.url).pathname.replace(/^\/|\.data$/g, '')
	const texts = await read(api(context).store.texts.$get())
	if (!isText(name) || texts[name] === '') throw data(null, { status: 404 })
	return { name, title: TITLES[name], html: markdownHtml(texts[name]) }
}

export default function ShopText({ loaderData: { title, html } }: Route.ComponentProps) {
	return (
		<Page airy>
			<Stack gap={4}>
				<h1>{title}</h1>
				<TextHtml html={html} />
			</Stack>
		</Page>
	)
}
