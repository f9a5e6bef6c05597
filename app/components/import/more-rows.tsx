import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

/** How many are not shown; nothing where all are. */
export const MoreRows = ({ count }: { count: number }) =>
	count > 0 && <Text color="muted">And {number(count)} more.</Text>
