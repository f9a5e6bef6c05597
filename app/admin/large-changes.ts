import { LARGE_CHANGE_PCT } from '../../domain/catalogue/limits'
import { number } from '../ui/text/format'

/** What an admin says yes to before prices change much. */
export const sayLargeChanges = (count: number) =>
	`Yes, ${count === 1 ? 'a price changes' : `${number(count)} prices change`} by more than ${LARGE_CHANGE_PCT} %`
