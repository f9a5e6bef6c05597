import type { ReactNode } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { useCurrentInView } from '../../ui/layout/current-in-view'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { useShell } from '../use-shell'
import classes from './bar.module.css'

/** The frame of a portal's bar: its title, links, and the way out. */
export function PortalBar({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
	const bar = useCurrentInView()
	return (
		<nav
			ref={bar}
			className={classes.bar}
			data-sticky={sticky || undefined}
			aria-label="Admin Portal"
		>
			<Row as={Page} gap={1} className={classes.links}>
				<Link to="/admin/dashboard" className={classes.title}>
					Admin Portal
				</Link>
				{children}
				{/* Sent as a page of its own, so that everything is loaded anew. */}
				<Form method="post" action="/logout" reloadDocument data-end>
					<input type="hidden" name="next" value="/login" />
					<button type="submit" className={classes.link}>
						Logout
					</button>
				</Form>
			</Row>
		</nav>
	)
}

const SECTIONS = [
	['/admin/users', 'User Management'],
	['/admin/payments', 'Money'],
	['/admin/enquiries', 'Enquiries'],
	['/admin/audit', 'Audit'],
	['/admin/reports', 'Reports'],
	['/admin/facts', 'Tariffs'],
	['/admin/subscribers', 'Subscribers'],
	['/admin/jobs', 'Jobs'],
	['/admin/mails', 'Mails'],
	['/admin/settings', 'Settings'],
] as const

/** The sections with pages of their own beside the dashboard's tabs. */
export function SectionLinks() {
	// Where no real orders are processed there is no money.
	const hasMoney = !useShell()?.showsDisclaimer
	return SECTIONS.filter(([, label]) => hasMoney || label !== 'Money').map(([to, label]) => (
		<NavLink key={to} to={to} className={classes.link}>
			{label}
		</NavLink>
	))
}

/** The second bar of the admin's pages. The dashboard has its tabs in its place. */
export function AdminBar() {
	const { pathname } = useLocation()
	if (pathname === '/admin/dashboard') return null
	return (
		<PortalBar>
			<Link to="/admin/dashboard?tab=dashboard" className={classes.link}>
				Overview
			</Link>
			<NavLink to="/admin/products" className={classes.link}>
				Product Management
			</NavLink>
			<SectionLinks />
		</PortalBar>
	)
}
