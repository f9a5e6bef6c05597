-- Cells on ALMM List-II are made in India. Sample panels with cells from elsewhere were said to be on it; records that
-- somebody has entered stay as they are.
delete from product_compliance
where kind = 'almm-cells'
	and is_sample = 1
	and product_id in (
		select id from products where product_source = 'built-in' and sheet like '%"madeInIndia":false%'
	);
