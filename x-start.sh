d=$(mktemp -d)
run(){ local s=$(date +%s%N); env DATA_FOLDER=$d PORT=0 JWT_SECRET=fR7uB2qZxW9dKc4LmV6tYp1HsJ8gNe3a PUBLIC_URL=http://localhost:3000 DEMO=true NODE_ENV=test "$@" node server/main.ts >/tmp/x-out.txt 2>&1 & p=$!; until grep -q listening /tmp/x-out.txt; do sleep 0.05; kill -0 $p 2>/dev/null || { cat /tmp/x-out.txt; break; }; done; local e=$(date +%s%N); kill -9 $p; ps -p $p >/dev/null; echo "$1 $(( (e-s)/1000000 )) ms"; wait $p 2>/dev/null; }
export PATH=$PWD/node_modules/.bin:$PATH
run A=1; run A=2; run A=3
run NODE_COMPILE_CACHE=/tmp/x-cc; sleep 1; run NODE_COMPILE_CACHE=/tmp/x-cc;run NODE_COMPILE_CACHE=/tmp/x-cc
