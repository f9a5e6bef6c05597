import { Form, Link, NavLink } from 'react-router'
import { useShell } from '../shell/use-shell'
import { Page } from '../ui/page'
import classes from './portal-bar.module.css'

const LINKS = [
	{ to: '/installer/dashboard', label: 'Dashboard' },
	{ to: '/installer/orders', label: 'Orders' },
	{ to: '/installer/installations', label: 'Installations' },
	{ to: '/installer/contact', label: 'Contact' },
]

/** The second bar of the installer's pages. */
export function InstallerBar() {
	const user = useShell()?.user
	return (
		<nav className={classes.bar} aria-label="Installer Portal">
			<Page className={classes.parts}>
				<Link to="/installer/dashboard" className={classes.title}>
					Installer Portal
				</Link>
				<div className={classes.links}>
					{LINKS.map(({ to, label }) => (
						<NavLink key={to} to={to} className={classes.link} prefetch="intent">
							{label}
						</NavLink>
					))}
				</div>
				{user?.role === 'Installer' && (
					<span className={classes.greeting}>Welcome, {user.name}</span>
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
