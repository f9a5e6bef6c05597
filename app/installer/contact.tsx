import { requireRole } from '../account/guard.server'
import { PortalPage } from '../portal/portal-page'
import { Fact, FactList } from '../ui/display/fact-list'
import { Card } from '../ui/layout/card'
import { mailto } from '../ui/mailto'
import { Action } from '../ui/text/action'
import { Text } from '../ui/text/text'
import type { Route } from './+types/contact'

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
			<Card as="section" pad={6} aria-labelledby="support">
				<h2 id="support">Solbazaar Installer Support</h2>
				<FactList look="columns">
					<Fact name="Phone">
						<Action as="a" look="line" href={`tel:${PHONE.replaceAll(' ', '')}`}>
							{PHONE}
						</Action>
					</Fact>
					<Fact name="Email">
						<Action as="a" look="line" href={mailto(EMAIL)}>
							{EMAIL}
						</Action>
					</Fact>
					<Fact name="Address">4 Surya Chambers, Paud Road, Pune 411038, India</Fact>
					<Fact name="Working hours">Mon-Fri 9:00am - 6:00pm</Fact>
				</FactList>
				<Text size="small" tone="muted">
					For a question about an installation, have the order number at hand. It begins with SB and
					stands on every order.
				</Text>
			</Card>
		</PortalPage>
	)
}
