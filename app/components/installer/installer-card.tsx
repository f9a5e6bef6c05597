import type { InstallerCard as Card } from '../../../domain/installations/schema'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { ContactLinks } from './contact-links'
import classes from './installer-card.module.css'
import { whatsappOf } from './ways'

interface Props {
	installer: Card
	/** The average of its reviews in words; none for fewer than three. */
	rating?: string | null | undefined
}

/** Who comes to the roof: face, firm and licence, and how to reach them. */
export function InstallerCard({ installer, rating }: Props) {
	const { name, firm, licenceNumber, contactNumber, languages, photoUrl, jobsDone } = installer
	const whatsapp = whatsappOf(installer.whatsapp)
	return (
		<Row as="section" aria-label="Your installer" gap={4} align="start" className={classes.card}>
			{photoUrl && (
				<img
					src={`${photoUrl}?width=200`}
					alt={`${name}, your installer`}
					width={88}
					height={88}
					loading="lazy"
					decoding="async"
					className={classes.photo}
				/>
			)}
			<Stack gap={2} className={classes.words}>
				<div>
					<strong>{name}</strong>
					{firm && firm !== name && <Text size="small">{firm}</Text>}
				</div>
				<FactList variant="columns">
					{licenceNumber && <Fact name="Licence">{licenceNumber}</Fact>}
					{languages.length > 0 && <Fact name="Speaks">{languages.join(', ')}</Fact>}
					{rating && <Fact name="Reviews">{rating}</Fact>}
					{jobsDone > 0 && <Fact name="Jobs done with us">{number(jobsDone)}</Fact>}
				</FactList>
				{(contactNumber || whatsapp) && (
					<Row wrap align="stretch" gap={3}>
						<ContactLinks contactNumber={contactNumber} whatsapp={whatsapp} />
					</Row>
				)}
			</Stack>
		</Row>
	)
}
