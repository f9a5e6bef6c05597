import { Link } from 'react-router'
import { Inline } from '../../ui/layout/inline'
import { Action } from '../../ui/text/action'
import { Text } from '../../ui/text/text'
import { clearChosen, useChosen } from './chosen'
import classes from './compare.module.css'
import { COMPARE_FORM } from './compare-choice'
import { COMPARED, comparisonAddress, MAX_COMPARED } from './kinds'

/** How many are chosen, and the way to their comparison; without a script the form sends them. */
export function CompareBar() {
	const { kind, ids } = useChosen()
	return (
		<Inline
			as="form"
			id={COMPARE_FORM}
			action="/products/compare"
			autoComplete="off"
			justify="end"
			gap={3}
			className={classes.bar}
		>
			<noscript>
				<button type="submit">Compare what is chosen</button>
			</noscript>
			<Text size="small" role="status">
				{kind && ids.length > 0 && `${ids.length} of ${MAX_COMPARED} ${COMPARED[kind]} chosen`}
			</Text>
			{ids.length > 0 && (
				<Action look="quiet" onClick={clearChosen}>
					Clear
				</Action>
			)}
			{ids.length > 1 && (
				<Action as={Link} to={comparisonAddress(ids)}>
					Compare
				</Action>
			)}
		</Inline>
	)
}
