import { Form, Link, NavLink } from 'react-router'
import { useJobs } from '../../components/installer/jobs'
import { Pill } from '../../ui/display/status'
import { useCurrentInView } from '../../ui/layout/current-in-view'
import { Hidden } from '../../ui/layout/hidden'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { useShell } from '../use-shell'
import classes from './bar.module.css'

const LINKS: {
	to: string
	label: string
	count?: 'waiting' | 'open' | 'enquiries'
	counted?: string
}[] = [
	{ to: '/installer/dashboard', label: 'Dashboard' },
	{ to: '/installer/orders', label: 'Orders', count: 'waiting', counted: 'waiting' },
	{ to: '/installer/enquiries', label: 'Enquiries', count: 'enquiries', counted: 'open' },
	{ to: '/installer/installations', label: 'Installations', count: 'open', counted: 'to do' },
	{ to: '/installer/profile', label: 'Profile' },
	{ to: '/installer/contact', label: 'Contact' },
]

function Count({ of, counted }: { of: number; counted: string }) {
	if (of === 0) return null
	return (
		<Pill className={classes.count}>
			{of > 999 ? '999+' : of}
			<Hidden> {counted}</Hidden>
		</Pill>
	)
}

/** The second bar of the installer's pages. */
export function InstallerBar() {
	const bar = useCurrentInView()
	const shell = useShell()
	const user = shell?.user
	const jobs = useJobs(shell?.jobs ?? null)
	return (
		<nav ref={bar} className={classes.bar} aria-label="Installer Portal">
			<Row as={Page} gap={1} className={classes.links}>
				<Link to="/installer/dashboard" className={classes.title}>
					Installer Portal
				</Link>
				{LINKS.map(({ to, label, count, counted }) => (
					<NavLink key={to} to={to} className={classes.link} prefetch="intent">
						{label}
						{count && jobs && <Count of={jobs[count]} counted={counted ?? ''} />}
					</NavLink>
				))}
				{user?.role === 'Installer' && (
					<Text as="span" size="small" tone="muted" data-end>
						Welcome, {user.name}
					</Text>
				)}
				{user ? (
					<Form method="post" action="/logout">
						<button type="submit" className={classes.link}>
							Logout
						</button>
					</Form>
				) : (
					<Link to="/login" className={classes.link}>
						Login
					</Link>
				)}
			</Row>
		</nav>
	)
}
