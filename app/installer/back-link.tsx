import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/text/button-link'
import classes from './back-link.module.css'

/** Leads from a page of a job to where it belongs, above the page's title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
	<ButtonLink as={Link} variant="quiet" to={to} className={classes.back}>
		<IconChevronLeft size={18} aria-hidden /> {children}
	</ButtonLink>
)
