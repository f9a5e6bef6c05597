import { Form, Link, NavLink } from 'react-router'
import { useCurrentInView } from '../portal/current-in-view'
import { useShell } from '../shell/use-shell'
import { Inline } from '../ui/layout/inline'
import { Page } from '../ui/layout/page'
import { Text } from '../ui/text/text'
import { useJobs } from './job-list/jobs'
import classes from './portal-bar.module.css'

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
		<Text as="span" size="tiny" strong numeric className={classes.count}>
			{of > 999 ? '999+' : of}
			<span className={classes.hidden}> {counted}</span>
		</Text>
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
			<Page className={classes.parts}>
				<Link to="/installer/dashboard" className={classes.title}>
					Installer Portal
				</Link>
				<Inline gap={1} align="stretch" className={classes.links}>
					{LINKS.map(({ to, label, count, counted }) => (
						<NavLink key={to} to={to} className={classes.link} prefetch="intent">
							{label}
							{count && jobs && <Count of={jobs[count]} counted={counted ?? ''} />}
						</NavLink>
					))}
				</Inline>
				{user?.role === 'Installer' && (
					<Text as="span" size="small" tone="muted" oneLine className={classes.greeting}>
						Welcome, {user.name}
					</Text>
				)}
				{user ? (
					<Form method="post" action="/logout" className={classes.session}>
						<button type="submit" className={classes.link}>
							Logout
						</button>
					</Form>
				) : (
					<Link to="/login" className={`${classes.link} ${classes.session}`}>
						Login
					</Link>
				)}
			</Page>
		</nav>
	)
}
