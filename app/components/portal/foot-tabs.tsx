import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BarCount } from './bar-count'
import classes from './foot-tabs.module.css'

interface FootTab {
	to: string
	label: string
	icon: ReactNode
	/** How much of it waits. */
	waiting?: number
	/** The words after that number, for readers of the page. */
	counted?: string | undefined
	isCurrent: boolean
}

interface FootTabsProps {
	label: string
	tabs: readonly FootTab[]
	/** The pages of the open tab, in a line above the tabs. */
	children?: ReactNode
}

/** The bar of a portal on phones: it stays at the foot of the window, within reach of a thumb. */
export const FootTabs = ({ label, tabs, children }: FootTabsProps) => (
	<div className={classes.foot}>
		{children}
		<nav aria-label={label} className={classes.tabs}>
			{tabs.map((tab) => (
				<Link
					key={tab.to}
					to={tab.to}
					className={classes.tab}
					aria-current={tab.isCurrent ? 'true' : undefined}
				>
					{tab.icon}
					<span>{tab.label}</span>
					{tab.waiting !== undefined && <BarCount of={tab.waiting} counted={tab.counted} />}
				</Link>
			))}
		</nav>
	</div>
)
