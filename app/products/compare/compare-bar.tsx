import { Link } from 'react-router'
import { clearChosen, useChosen } from '../../components/products/compare/chosen'
import classes from '../../components/products/compare/compare.module.css'
import { COMPARE_FORM } from '../../components/products/compare/compare-choice'
import { COMPARED, comparisonAddress } from '../../components/products/compare/kinds'
import { MAX_COMPARED } from '../../components/products/compare/limits'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

/** How many are chosen, and the way to their comparison; without a script the form sends them. */
export function CompareBar() {
	const { kind, ids } = useChosen()
	return (
		<Row
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
				<ButtonLink variant="quiet" onClick={clearChosen}>
					Clear
				</ButtonLink>
			)}
			{ids.length > 1 && (
				<ButtonLink as={Link} to={comparisonAddress(ids)}>
					Compare
				</ButtonLink>
			)}
		</Row>
	)
}
