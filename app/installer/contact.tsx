import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { requireRole } from '../account/guard.server'
import { PortalPage } from '../portal/portal-page'
import { mailto } from '../ui/mailto'
import { Text } from '../ui/text/text'
import type { Route } from './+types/contact'
import classes from './contact.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Installer contact – Solbazaar' }]

export async function loader({ context, request }: Route.LoaderArgs) {
	await requireRole(context, request, ['Installer'])
	return null
}

const PHONE = '+91 00000 12345'
const EMAIL = 'installers@solbazaar.example'

/** Whom an installer turns to. */
export default function InstallerContact() {
	return (
		<PortalPage title="Contact">
			<section className={classes.card} aria-labelledby="support">
				<h2 id="support" className={classes.name}>
					Solbazaar Installer Support
				</h2>
				<dl className={classes.facts}>
					<Fact Icon={IconPhone} name="Phone">
						<a href={`tel:${PHONE.replaceAll(' ', '')}`}>{PHONE}</a>
					</Fact>
					<Fact Icon={IconMail} name="Email">
						<a href={mailto(EMAIL)}>{EMAIL}</a>
					</Fact>
					<Fact Icon={IconMapPin} name="Address">
						4 Surya Chambers, Paud Road, Pune 411038, India
					</Fact>
					<Fact Icon={IconClock} name="Working hours">
						Mon-Fri 9:00am - 6:00pm
					</Fact>
				</dl>
				<Text size="small" tone="muted" className={classes.note}>
					For a question about an installation, have the order number at hand. It begins with SB and
					stands on every order.
				</Text>
			</section>
		</PortalPage>
	)
}

interface FactProps {
	Icon: typeof IconPhone
	name: string
	children: ReactNode
}

function Fact({ Icon, name, children }: FactProps) {
	return (
		<div className={classes.fact}>
			<dt>
				<Icon size={20} stroke={1.7} aria-hidden />
				{name}
			</dt>
			<dd>{children}</dd>
		</div>
	)
}
