import figtreeRupee from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, use } from 'react'
import { Links, Meta, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { calendarDay } from '../shared/format/dates'
import type { Route } from './+types/root'
import { api, read } from './api.server'
import { jobsToDo } from './components/installer/jobs.server'
import { requireTwoFactor } from './components/session/guard.server'
import { sessionOf } from './components/session/session.server'
import { Nonce } from './nonce'
import { AppShell } from './shell/shell'
import { NO_SHOP, type RootData, type Shell } from './shell/shell-data'
import './ui/theme/mantine'
import './ui/base.css'
import { Failure } from './shell/failure'
import { failureKind } from './shell/failure-kind'
import { sellerLines } from './shell/footer/seller.server'
import { showsCart } from './shell/links'
import { pageTitle, shopName } from './shell/page-title'
import { ShellReading } from './shell/shell-reading'
import { SteadyOutlet } from './shell/steady-outlet'
import { watchLeaving } from './shell/watch-leaving'
import { chosenScheme, SCHEME_SCRIPT } from './ui/theme/colour-scheme'
import { ThemeProvider } from './ui/theme/theme-provider'

/** Runs before anything else. Only the server writes it. */
const HEAD_SCRIPT = import.meta.env.SSR ? `${SCHEME_SCRIPT};(${watchLeaving})()` : ''

const font = (href: string) =>
	({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
	font(figtree),
	font(figtreeRupee),
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = ({ error, matches }) => [
	error ? pageTitle(matches, 'This page cannot be shown') : { title: shopName(matches) },
	{
		name: 'description',
		content:
			'Solar panels, batteries, inverters and kits that fit together, with installers near you.',
	},
]

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
	const { cart, store, worklist } = api(context)
	const [{ user: person, twoFactorRequired }, info] = await Promise.all([
		sessionOf(context, request),
		read(store.$get()),
	])
	if (twoFactorRequired) requireTwoFactor(request)
	// Until then the account is a visitor everywhere else.
	const user = twoFactorRequired ? null : person
	const [cartCount, jobs, work] = await Promise.all([
		showsCart(user?.role) ? read(cart.$get()).then(({ count }) => count) : 0,
		user?.role === 'Installer' ? jobsToDo(context) : null,
		user?.role === 'Admin' ? read(worklist.$get()) : null,
	])
	const name = info.name || NO_SHOP.name
	const year = calendarDay(Date.now()).slice(0, 4)
	const shop = { ...info.shop, name, seller: sellerLines({ ...info, name }), year }
	const { showsDisclaimer, pricesIncludeGst } = info
	const shell: Shell = { user, cartCount, showsDisclaimer, pricesIncludeGst, shop, jobs, work }
	const scheme = chosenScheme(request.headers.get('cookie'))
	return { shell, origin: info.publicUrl ?? '', scheme }
}

export { shouldReadShell as shouldRevalidate } from './shell/shell-reading'

export function Layout({ children }: { children: ReactNode }) {
	const scheme = useRouteLoaderData<RootData>('root')?.scheme
	const nonce = use(Nonce)
	return (
		<html
			lang="en-IN"
			data-mantine-color-scheme={scheme ?? 'light'}
			data-respect-reduced-motion
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script
					nonce={nonce}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
					dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
				/>
				<Meta />
				<Links />
			</head>
			<body>
				<ThemeProvider>{children}</ThemeProvider>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	)
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<AppShell shell={loaderData.shell}>
			<SteadyOutlet />
			<ShellReading />
		</AppShell>
	)
}

const NOBODY: Shell = {
	user: null,
	cartCount: 0,
	showsDisclaimer: false,
	pricesIncludeGst: false,
	shop: NO_SHOP,
	jobs: null,
	work: null,
}

/** Shown when the frame itself has failed; a page that fails is shown in `page-boundary`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const shell = useRouteLoaderData<RootData>('root')?.shell
	return (
		<AppShell shell={shell ?? NOBODY}>
			<Failure kind={failureKind(error)} />
		</AppShell>
	)
}
