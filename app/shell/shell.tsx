import type { ReactNode } from 'react'
import type { SignedInUser } from '../../domain/accounts/schema'
import type { Jobs } from '../installer/job-list/jobs'
import { Footer } from './footer'
import { Header } from './header'
import { OnItsWay } from './on-its-way'
import { Reach } from './reach'
import { SecondBar } from './second-bar'
import classes from './shell.module.css'
import { CartToast } from './toast'

/** What every page's frame needs to know. */
export interface Shell {
	user: SignedInUser | null
	cartCount: number
	showsDisclaimer: boolean
	/** What an installer has to do; null for anybody else. */
	jobs: Jobs | null
}

/** Wraps every page: header, second bar, toast and footer. */
export function AppShell({ shell, children }: { shell: Shell; children: ReactNode }) {
	return (
		<>
			<a href="#content" className={classes.skip}>
				Skip to the content
			</a>
			<Header user={shell.user} cartCount={shell.cartCount} />
			<SecondBar />
			<main id="content" className={classes.content} tabIndex={-1}>
				<Reach>{children}</Reach>
			</main>
			<OnItsWay />
			<CartToast />
			<Footer showsDisclaimer={shell.showsDisclaimer} />
		</>
	)
}
