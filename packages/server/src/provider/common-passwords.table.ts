/**
 * The words most passwords of the yearly lists are made of (SplashData 2011-2019, NordPass 2019-2024, the NCSC's and Have I
 * Been Pwned's "100k" of 2019), in lower case and without the digits and signs people hang on them: `find-password-fault`
 * takes those off before it looks here.
 */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `
  password passw passwd passwort pass pw secret letmein letmeinnow welcome welcometo hello helloworld login logmein admin administrator
  root guest user test testing tester testtest temp default changeme changeit master access unlock system server computer internet
  windows microsoft google facebook linkedin instagram youtube samsung apple iphone android nintendo pokemon minecraft
  qwerty qwert qwertyu qwertyui qwertyuiop qwertz qwertzui qwertzuiop azerty azertyui asdf asdfg asdfgh asdfghjk asdfghjkl zxcvb zxcvbn
  zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwerasdf qweqwe qwaszx zaqwsx zaqxsw asdasd asdfasdf asdfjkl abc abcd abcde abcdef abcdefg
  abcdefgh abcabc aabbcc xyz
  iloveyou iloveu iloveme loveyou loveme lovely love lover loverboy babygirl babyboy baby angel angels sweetheart sweety princess prince
  beautiful sunshine moonlight rainbow butterfly flower flowers blossom chocolate cookie cookies cupcake banana strawberry cherry pepper
  ginger cheese orange purple yellow silver golden diamond crystal
  dragon monkey tiger tigger lion panther shadow killer hunter ranger warrior ninja samurai master soldier phoenix falcon eagle eagles
  buster charlie jordan michael michelle jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony robert thomas
  william george richard patrick maggie hannah sophie olivia alexander alexandra elizabeth stephanie samantha victoria
  football baseball basketball soccer hockey softball liverpool arsenal chelsea barcelona realmadrid manchester juventus yankees
  cowboys steelers lakers superman batman spiderman starwars startrek trustno matrix naruto onepiece slipknot metallica
  mustang harley ferrari porsche mercedes corvette yamaha honda toyota
  freedom whatever nothing something forever friends family mother father sister brother jesus jesuschrist godisgood blessed
  summer winter spring autumn january february march april june july august september october november december monday friday
  sunday london paris berlin newyork america canada australia england
  fuckyou fuckoff asshole bullshit
  recipe recipes cooking kitchen mealplan dinner breakfast
  `
    .trim()
    .split(/\s+/),
);
