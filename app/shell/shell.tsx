import { lazy, type ReactNode, Suspense } from 'react'
import { Text } from '../ui/text/text'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { SecondBar } from './header/second-bar'
import { NavigationProgress } from './navigation-progress'
import { usePageFocus } from './page-focus'
import { usePortal } from './portal/use-portal'
import classes from './shell.module.css'
import type { Shell } from './shell-data'
import { CartToast } from './toast'
import { UnreachableNotice } from './unreachable-notice'

/** Without a signal its code may not come: the page goes on, and the next one asks again. */
const LogOutQuestion = lazy(() =>
	import('../components/installer/waiting/log-out-question').catch(() => ({ default: () => null })),
)

/** Wraps every page: header, second bar, toast and footer. */
export function AppShell({ shell, children }: { shell: Shell; children: ReactNode }) {
	usePageFocus()
	const isPortal = usePortal() !== undefined
	return (
		<>
			<Text href="#content" as="a" color="leaf" className={classes.skip}>
				Skip to the content
			</Text>
			<Header user={shell.user} cartCount={shell.cartCount} shop={shell.shop} />
			<SecondBar />
			<main
				id="content"
				className={classes.content}
				tabIndex={-1}
				data-portal={isPortal || undefined}
			>
				<UnreachableNotice>{children}</UnreachableNotice>
			</main>
			<NavigationProgress />
			<CartToast />
			{shell.user?.role === 'Installer' && (
				<Suspense>
					<LogOutQuestion user={shell.user} />
				</Suspense>
			)}
			<Footer showsDisclaimer={shell.showsDisclaimer} shop={shell.shop} isFolded={isPortal} />
		</>
	)
}
