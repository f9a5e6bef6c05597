import { api, read } from '../api.server'
import { telOf } from '../components/installer/ways'
import { PortalPage } from '../components/portal/portal-page'
import { titleMeta } from '../shell/page-title'
import { Fact, FactList } from '../ui/display/fact-list'
import { Card } from '../ui/layout/card'
import { mailto } from '../ui/mailto'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'
import type { Route } from './+types/contact'

export const meta = titleMeta('Installer contact')

export async function loader({ context }: Route.LoaderArgs) {
	const { name, contact } = await read(api(context).store.$get())
	const { address, hours, installers } = contact
	const { email, phone } = installers
	return { name, address, hours, email: email || contact.email, phone: phone || contact.phone }
}

/** The contact for installers. */
export default function InstallerContact({ loaderData }: Route.ComponentProps) {
	const { name, address, hours, email, phone } = loaderData
	return (
		<PortalPage title="Contact">
			<Card as="section" pad={6} aria-labelledby="support">
				<h2 id="support">{name} Installer Support</h2>
				<FactList variant="columns">
					<Fact name="Phone">
						<ButtonLink as="a" variant="line" href={telOf(phone)}>
							{phone}
						</ButtonLink>
					</Fact>
					<Fact name="Email">
						<ButtonLink as="a" variant="line" href={mailto(email)}>
							{email}
						</ButtonLink>
					</Fact>
					<Fact name="Address">{address}</Fact>
					<Fact name="Working hours">{hours}</Fact>
				</FactList>
				<Text size="small" color="muted">
					For a question about an installation, have the order number at hand. It begins with SB and
					stands on every order.
				</Text>
			</Card>
		</PortalPage>
	)
}
