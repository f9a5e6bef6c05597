import type { ReactNode } from 'react'
import { Page } from '../ui/layout/page'
import classes from './portal-page.module.css'

interface PortalPageProps {
	title: string
	/** One line below the title. */
	intro?: ReactNode
	/** What stands beside the title: the screen's one main step. */
	action?: ReactNode
	children: ReactNode
}

/** A page of the portal: its title, its main step, and its tool. */
export function PortalPage({ title, intro, action, children }: PortalPageProps) {
	return (
		<Page className={classes.page}>
			<div className={classes.head}>
				<div>
					<h1 className={classes.title}>{title}</h1>
					{intro && <p className={classes.intro}>{intro}</p>}
				</div>
				{action && <div className={classes.action}>{action}</div>}
			</div>
			{children}
		</Page>
	)
}

/** What a list says while there is nothing in it. */
export function Empty({ children }: { children: ReactNode }) {
	return <div className={classes.empty}>{children}</div>
}
