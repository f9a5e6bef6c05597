import type { OrderInstaller } from '../../../domain/orders/routing/routing-schema'
import { Input } from '../../ui/forms/field/input'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import classes from './installer-choice.module.css'

/** The number of fitting installers shown before the rest are opened. */
const PROPOSED = 5

interface ChoiceProps {
	people: OrderInstaller[]
	/** Where the order goes. */
	pin: string
	/** The label of giving it to nobody; null where that cannot be. */
	toNobody: string | null
	/** Who was chosen before. */
	chosen: string | undefined
}

/** The installers for an order: the fitting ones by rank, the first chosen; then the others, with the reason. */
export function InstallerChoice({ people, pin, toNobody, chosen }: ChoiceProps) {
	const fits = people.filter(({ ineligibleReason }) => ineligibleReason === null)
	const ineligible = people.filter(({ ineligibleReason }) => ineligibleReason !== null)
	const rest = fits.slice(PROPOSED)
	const row = (person: OrderInstaller) => (
		<Person
			key={person.id}
			person={person}
			pin={pin}
			isChosen={chosen === undefined ? person === fits[0] : person.id === chosen}
		/>
	)
	return (
		<fieldset className={classes.choice}>
			<legend>Installer</legend>
			{fits.slice(0, PROPOSED).map(row)}
			{rest.length > 0 && (
				<details>
					<summary>{rest.length} more</summary>
					{rest.map(row)}
				</details>
			)}
			{fits.length === 0 && people.length > 0 && (
				<p>
					No installer would be asked by routing; each has the reason beside the name. You can still
					choose one.
				</p>
			)}
			{ineligible.length > 0 && (
				<details open={fits.length === 0}>
					<summary>{ineligible.length} not suitable</summary>
					{ineligible.map(row)}
				</details>
			)}
			{toNobody && (
				<label className={classes.person}>
					<Input type="radio" name="installerId" value="" defaultChecked={chosen === ''} required />
					<span>{toNobody}</span>
				</label>
			)}
		</fieldset>
	)
}

interface PersonProps {
	person: OrderInstaller
	pin: string
	isChosen: boolean
}

function Person({ person, pin, isChosen }: PersonProps) {
	const { id, name, firm, ineligibleReason } = person
	return (
		<label className={classes.person}>
			<Input
				type="radio"
				name="installerId"
				value={id}
				defaultChecked={isChosen}
				disabled={ineligibleReason === 'suspended'}
				required
			/>
			<span>
				<strong>{name}</strong>
				{firm && firm !== name && `, ${firm}`}
				<Text as="span" size="tiny" color="muted" className={classes.load}>
					{distance(person)}, {load(person)}
				</Text>
				{ineligibleReason && (
					<Text as="span" size="tiny" strong className={classes.load}>
						{reasonOf(ineligibleReason, pin)}
					</Text>
				)}
			</span>
		</label>
	)
}

function distance({ kilometres }: OrderInstaller): string {
	if (kilometres === null) return 'Distance not known'
	return kilometres === 0 ? 'In the same area' : `About ${number(kilometres)} km away`
}

function load({ openJobs, jobsAWeek }: OrderInstaller): string {
	const open = openJobs === 1 ? '1 open job' : `${openJobs || 'no'} open jobs`
	return `${open}, takes ${jobsAWeek || 'none'} a week`
}

function reasonOf(
	ineligibleReason: NonNullable<OrderInstaller['ineligibleReason']>,
	pin: string,
): string {
	switch (ineligibleReason) {
		case 'suspended':
			return 'Suspended'
		case 'declined':
			return 'Has declined this order'
		case 'area':
			return `Does not serve PIN code ${pin}`
		case 'no-jobs':
			return 'Takes no jobs at present'
		case 'full':
			return 'Has two weeks of work open'
	}
}
