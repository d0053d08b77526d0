/** Systems of linear equations. */

/**
 * The `x` of `matrix · x = right` by Cholesky's decomposition. The matrix is symmetric and positive definite, its rows one
 * after another. Neither argument is changed.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const lower = Float64Array.from(matrix);
  const solution = Float64Array.from(right);
  const at = (row: number, column: number) => lower[row * size + column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let before = 0; before < column; before += 1) sum -= at(row, before) * at(column, before);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row] ?? 0;
    for (let before = 0; before < row; before += 1) sum -= at(row, before) * (solution[before] ?? 0);
    solution[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row] ?? 0;
    for (let after = row + 1; after < size; after += 1) sum -= at(after, row) * (solution[after] ?? 0);
    solution[row] = sum / at(row, row);
  }
  return solution;
}
