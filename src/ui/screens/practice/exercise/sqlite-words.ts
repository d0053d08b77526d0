/** The words that SQLite knows (https://sqlite.org/lang_keywords.html, https://sqlite.org/lang.html), without those of administration. */

const list = (text: string) => text.trim().split(/\s+/);

export const sqliteKeywords = list(`
  ALL ALTER AND AS ASC BEGIN BETWEEN BY CASE CAST CHECK COLLATE COLUMN COMMIT CONSTRAINT CREATE CROSS CURRENT CURRENT_DATE
  CURRENT_TIME CURRENT_TIMESTAMP DEFAULT DELETE DESC DISTINCT DO DROP ELSE END ESCAPE EXCEPT EXCLUDE EXISTS EXPLAIN FILTER
  FIRST FOLLOWING FOREIGN FROM FULL GLOB GROUP GROUPS HAVING IN INDEX INNER INSERT INTERSECT INTO IS ISNULL JOIN KEY LAST
  LEFT LIKE LIMIT MATERIALIZED NATURAL NOT NOTHING NOTNULL NULL NULLS OFFSET ON OR ORDER OUTER OVER PARTITION PRECEDING
  PRIMARY RANGE RECURSIVE REFERENCES RENAME REPLACE RETURNING RIGHT ROLLBACK ROW ROWS SELECT SET TABLE TEMP THEN TO UNBOUNDED
  UNION UNIQUE UPDATE USING VALUES VIEW WHEN WHERE WINDOW WITH WITHOUT INTEGER REAL TEXT BLOB NUMERIC
`);

export const sqliteFunctions = list(`
  abs avg ceil changes char coalesce concat concat_ws count cume_dist date datetime dense_rank exp first_value floor format
  group_concat hex ifnull iif instr julianday lag last_value lead length ln log lower ltrim max min mod nth_value ntile nullif
  percent_rank power printf quote random rank round row_number rtrim sign sqrt string_agg strftime substr substring sum time
  timediff total trim trunc typeof unicode unixepoch upper
`);
