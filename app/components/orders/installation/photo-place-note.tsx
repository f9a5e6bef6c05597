import type { Photo } from '../../../../domain/installations/photos/schema'
import { number } from '../../../ui/text/format'
import { Text } from '../../../ui/text/text'
import classes from './photo-link.module.css'

const SOURCE = { file: 'Place from the photo', phone: 'Place from the phone' }
const OF = { survey: 'from the survey', pin: 'from the PIN code’s area' }

/** Where a photo was taken, for those of the shop: nobody else is given its place. */
export function PhotoPlaceNote({ place }: Pick<Photo, 'place'>) {
	if (!place) return null
	const { from, of, kilometres, far } = place
	return (
		<Text size="tiny" color={far ? 'danger' : 'muted'} className={classes.place}>
			{far && 'Far away. '}
			{SOURCE[from]}
			{kilometres !== null && `, ${number(kilometres)} km ${OF[of]}`}
		</Text>
	)
}
